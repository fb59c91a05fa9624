import { writeFileSync } from 'node:fs';
import { startTestSite } from './test-site.mjs';
const env = await startTestSite({ chromium: '/usr/bin/chromium' });
writeFileSync('/tmp/site-env.json', JSON.stringify(env));
console.log('ready');
setInterval(() => {}, 1e6);
