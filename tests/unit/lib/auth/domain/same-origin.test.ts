import { isSameOrigin, isSafeMethod } from '@/lib/auth/domain/same-origin';

const own = ['https://arthayatra.example', 'https://preview.vercel.app'];
const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), own);

describe('where a request comes from', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://arthayatra.example' }],
    [{ origin: 'https://arthayatra.example' }],
    [{ origin: 'https://preview.vercel.app' }],
  ])('is our own page for %j', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(true);
  });

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.arthayatra.example' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://arthayatra.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'http://arthayatra.example' }],
    [{ origin: 'https://arthayatra.example.evil.example' }],
    [{ origin: 'https://arthayatra.example:8443' }],
  ])('is not our own page for %j', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(false);
  });

  test('matters for every method that may change something', () => {
    expect(['GET', 'HEAD', 'OPTIONS'].every(isSafeMethod)).toBe(true);
    expect(['POST', 'PUT', 'PATCH', 'DELETE', 'get', 'TRACE'].some(isSafeMethod)).toBe(false);
  });
});
