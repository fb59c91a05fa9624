import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';
import { changeShelf, emptyShelf, readShelf, type ShelfChange } from '@/lib/news/shelf';

/** What a guest saves, reads and mutes of the news, in this browser. */
export const guestNews = browserStorage('news-shelf', readShelf);

export function changeGuestNews(change: ShelfChange): StorageProblem | null {
  return guestNews.write(changeShelf(guestNews.read() ?? emptyShelf, change));
}
