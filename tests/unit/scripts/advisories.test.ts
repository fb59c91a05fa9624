import { inNode } from './in-node';

type Read = {
  rows?: { package: string; severity: string; title: string; range: string; fix: string }[];
  refusal?: string;
  severe?: number;
};

const read = (text: string) =>
  inNode<Read>(`
    import { isSevere, readAudit } from './scripts/checks/advisories.mjs';
    const read = readAudit(${JSON.stringify(text)});
    answer({ ...read, severe: read.rows?.filter(isSevere).length });
  `);

const advisory = (severity: string, title: string, range: string) => ({
  source: 1_000_001,
  name: 'sample-parser',
  dependency: 'sample-parser',
  title,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
  cwe: ['CWE-1333'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range,
});

/** As npm 10 and 11 print it, under fictional names. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    'sample-parser': {
      name: 'sample-parser',
      severity: 'high',
      isDirect: false,
      via: [
        advisory('low', 'Prints a path', '<1.4.0'),
        advisory('high', 'Slow pattern', '>=1.0.0 <1.4.2'),
      ],
      effects: ['sample-server'],
      range: '<1.4.2',
      nodes: ['node_modules/sample-parser'],
      fixAvailable: { name: 'sample-server', version: '3.0.0', isSemVerMajor: true },
    },
    'sample-server': {
      name: 'sample-server',
      severity: 'high',
      isDirect: true,
      via: ['sample-parser'],
      effects: [],
      range: '1.0.0 - 2.9.9',
      nodes: ['node_modules/sample-server'],
      fixAvailable: { name: 'sample-server', version: '3.0.0', isSemVerMajor: true },
    },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 },
    dependencies: { prod: 10, dev: 0, optional: 0, peer: 0, peerOptional: 0, total: 10 },
  },
};

test('each advisory is one row at the package it is about, the most severe first', async () => {
  const { rows, severe } = await read(JSON.stringify(report));
  expect(rows).toEqual([
    {
      package: 'sample-parser',
      severity: 'high',
      title: 'Slow pattern',
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      range: '>=1.0.0 <1.4.2',
      fix: 'sample-server 3.0.0 (major version)',
    },
    expect.objectContaining({ severity: 'low', title: 'Prints a path' }),
  ]);
  expect(severe).toBe(1);
});

test('a severity that is not known yet counts as high', async () => {
  const parser = {
    ...report.vulnerabilities['sample-parser'],
    via: [advisory('catastrophic', 'New', '*')],
  };
  expect((await read(JSON.stringify({ vulnerabilities: { parser } }))).severe).toBe(1);
});

test.each([
  [
    '{"message":"405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk","error":{"summary":"","detail":""}}',
    '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
  ],
  ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
  ['{"error":{"summary":"","detail":""}}', 'npm printed no report'],
  ['', 'npm printed no JSON'],
  ['<html>', 'npm printed no JSON'],
])('%s is no clean report', async (text, refusal) => {
  expect(await read(text)).toEqual({ refusal });
});
