import { cryptoFeeds } from '@/lib/crypto/feeds';
import { fundFeeds } from '@/lib/funds/feeds';
import { newsFeeds } from '@/lib/news/feeds';

/** Every source that the status light tells of, to machines and to people. */
export const watchedFeeds = [...cryptoFeeds, ...fundFeeds, ...newsFeeds];
