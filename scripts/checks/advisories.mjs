const severities = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * What `npm audit --json` says (its report of version 2): one row for each advisory and package it is about, the most
 * severe first.
 * @returns `{ rows }`, or `{ refusal }`, why there is no report: a registry that does not answer is no clean report.
 */
export function readAudit(text) {
  const report = jsonOf(text);
  if (report === null) return { refusal: 'npm printed no JSON' };
  if (typeof report.vulnerabilities !== 'object' || report.vulnerabilities === null) {
    return { refusal: report.message || report.error?.summary || 'npm printed no report' };
  }
  const rows = Object.values(report.vulnerabilities).flatMap(({ name, via, fixAvailable }) =>
    // A text in `via` names another package of the report, which has the advisory itself.
    via
      .filter((cause) => typeof cause === 'object')
      .map(({ severity, title, url, range }) => ({
        ...{ package: name, severity, title, url, range },
        fix: fixOf(fixAvailable),
      })),
  );
  const order = ({ severity }) => severities.indexOf(severity);
  return { rows: rows.sort((one, other) => order(one) - order(other)) };
}

/** Whether a release must wait for it. A severity that npm does not have yet counts as high. */
export function isSevere({ severity }) {
  return !['moderate', 'low', 'info'].includes(severity);
}

function fixOf(fixAvailable) {
  if (fixAvailable === true) return 'npm audit fix';
  if (!fixAvailable) return 'none yet';
  const { name, version, isSemVerMajor } = fixAvailable;
  return `${name} ${version}${isSemVerMajor ? ' (major version)' : ''}`;
}

function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
