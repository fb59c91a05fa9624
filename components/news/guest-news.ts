import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';
import {
  changeReadingList,
  emptyReadingList,
  readReadingList,
  type ReadingListChange,
} from '@/lib/news/domain/reading-list';

/** What a guest saves, reads and mutes of the news, in this browser. */
export const guestNews = browserStorage('news-reading-list', readReadingList);

export function changeGuestNews(change: ReadingListChange): StorageProblem | null {
  return guestNews.write(changeReadingList(guestNews.read() ?? emptyReadingList, change));
}
