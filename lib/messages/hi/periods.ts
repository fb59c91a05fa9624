import type { Messages } from '@/lib/messages/en';

const short: Messages['periods']['short'] = {
  '1d': '1 दिन',
  '7d': '7 दिन',
  '30d': '30 दिन',
  '90d': '90 दिन',
  '1m': '1 माह',
  '6m': '6 माह',
  '1y': '1 वर्ष',
  '3y': '3 वर्ष',
  '5y': '5 वर्ष',
  '10y': '10 वर्ष',
  max: 'सब',
};

export const periods: Messages['periods'] = {
  label: 'अवधि',
  short,
  name: { ...short, max: 'पूरी अवधि' },
  words: {
    '1d': '1 दिन में',
    '7d': '7 दिन में',
    '30d': '30 दिन में',
    '90d': '90 दिन में',
    '1m': '1 माह में',
    '6m': '6 माह में',
    '1y': '1 वर्ष में',
    '3y': '3 वर्ष में',
    '5y': '5 वर्ष में',
    '10y': '10 वर्ष में',
    max: 'शुरुआत से',
  },
};
