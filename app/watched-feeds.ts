import { cryptoFeeds } from '@/lib/crypto/feeds';
import { fundFeeds } from '@/lib/funds/feeds';
import { newsFeeds } from '@/lib/news/feeds';

/** Every source of the status light and the health route. */
export const watchedFeeds = [...cryptoFeeds, ...fundFeeds, ...newsFeeds];
