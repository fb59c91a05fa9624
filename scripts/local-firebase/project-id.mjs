/**
 * Local services serve demo projects only. Firebase promises that a project id beginning with `demo-` never names a
 * real project, so a mistake here cannot touch real data.
 * @throws for every other id.
 */
export function assertDemoProject(projectId) {
  if (!isDemoProject(projectId)) {
    throw new Error(
      `Local Firebase refuses the project "${projectId}": its id must begin with demo-.`,
    );
  }
}

export function isDemoProject(projectId) {
  return typeof projectId === 'string' && /^demo-[a-z0-9-]+$/.test(projectId);
}
