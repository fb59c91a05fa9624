import { cryptoFeeds } from '@/lib/crypto/data/feeds';
import { fundFeeds } from '@/lib/funds/data/feeds';
import { newsFeeds } from '@/lib/news/data/feeds';

/** Every source of the status light and the health route. */
export const watchedFeeds = [...cryptoFeeds, ...fundFeeds, ...newsFeeds];
