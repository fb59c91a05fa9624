import { messages } from '@/lib/messages';
import { placesInWords } from '@/lib/policies/places';

const words = messages().privacyPolicy.places;
const settings = {
  region: 'asia-south1',
  sendsMail: true,
  mailRelay: 'Relay Ltd',
  videoRoomUrl: 'https://meet.example/room-with-a-secret',
};

test('what is set is named, the video room by its host alone', () => {
  expect(placesInWords(settings, words)).toEqual({
    region: 'asia-south1 (Mumbai, India)',
    mailRelay: 'Relay Ltd',
    videoRoom: 'meet.example',
  });
});

test('a region without a name of ours is printed as it is', () => {
  expect(placesInWords({ ...settings, region: 'europe-west3' }, words).region).toBe('europe-west3');
});

test('what is not set is said to be so', () => {
  const unset = { region: null, sendsMail: true, mailRelay: null, videoRoomUrl: null };
  expect(placesInWords(unset, words)).toEqual({
    region: words.regionNotStated,
    mailRelay: words.mailRelayNotStated,
    videoRoom: words.noVideoRoom,
  });
  expect(placesInWords({ ...settings, sendsMail: false }, words).mailRelay).toBe(words.noMail);
});
