import { withdrawCertificate } from '@/app/features/financial-education/certificates/actions';
import { requireUserForAction } from '@/lib/auth/server/session';
import { withdrawMyCertificate } from '@/lib/education/server/certificate-store';
import { failure, success } from '@/lib/result';
import { memberOf } from '@/tests/factories/member';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/thrown-redirect'));
jest.mock('@/lib/auth/server/session', () => ({ requireUserForAction: jest.fn() }));
jest.mock('@/lib/education/server/source', () => ({ loadCourse: jest.fn() }));
jest.mock('@/lib/education/server/store', () => ({ readProgressOf: jest.fn() }));
jest.mock('@/lib/education/server/certificate-store', () => ({
  issueMyCertificate: jest.fn(),
  withdrawMyCertificate: jest.fn(),
}));

const form = new FormData();

test.each(['too-many', 'unavailable'] as const)(
  'a certificate that could not be withdrawn (%s) leads to a notice that says so',
  async (problem) => {
    jest.mocked(requireUserForAction).mockResolvedValue(success(memberOf('asha')));
    jest.mocked(withdrawMyCertificate).mockResolvedValue(failure(problem));
    await expect(withdrawCertificate({ status: null }, form)).rejects.toThrow(
      /certificates\?notice=not-withdrawn$/,
    );
    jest.mocked(withdrawMyCertificate).mockResolvedValue(success(null));
    await expect(withdrawCertificate({ status: null }, form)).rejects.toThrow(/certificates$/);
  },
);

test.each(['ended', 'guest', 'unavailable'] as const)(
  'without a session that is known (%s), the answer is beside the button, and nothing is withdrawn',
  async (problem) => {
    jest.mocked(withdrawMyCertificate).mockClear();
    jest.mocked(requireUserForAction).mockResolvedValue(failure(problem));
    expect(await withdrawCertificate({ status: null }, form)).toEqual({ status: problem });
    expect(withdrawMyCertificate).not.toHaveBeenCalled();
  },
);
