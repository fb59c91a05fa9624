import { TestEnvironment } from 'jest-environment-jsdom';

/** A browser whose zone is that of most readers. Machines that run tests are in UTC, where midnight is the same day. */
export default class BrowserInIndia extends TestEnvironment {
  private readonly zoneBefore = process.env.TZ;

  override async setup(): Promise<void> {
    // Outside the sandbox of the tests, whose `process.env` is a copy that no Date follows.
    process.env.TZ = 'Asia/Kolkata';
    await super.setup();
  }

  override async teardown(): Promise<void> {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
}
