/** What the settings of a deployment say about where data goes; null where they say nothing. */
export type PlaceSettings = {
  /** The location of Google Cloud where database and files are. */
  region: string | null;
  /** Whether the site's mails are sent at all, and through which company. */
  sendsMail: boolean;
  mailRelay: string | null;
  /** The address of the video call; null where no sessions are offered. */
  videoRoomUrl: string | null;
};

export type PlaceWords = {
  /** The locations of Google Cloud in India, in words. */
  regions: Readonly<Record<string, string>>;
  regionNotStated: string;
  noMail: string;
  mailRelayNotStated: string;
  noVideoRoom: string;
};

/** The values of {region}, {mailRelay} and {videoRoom} in the privacy policy. */
export function placesInWords(settings: PlaceSettings, messages: PlaceWords) {
  const { region, sendsMail, mailRelay, videoRoomUrl } = settings;
  return {
    region: region ? (messages.regions[region] ?? region) : messages.regionNotStated,
    mailRelay: sendsMail ? (mailRelay ?? messages.mailRelayNotStated) : messages.noMail,
    videoRoom: videoRoomUrl ? new URL(videoRoomUrl).host : messages.noVideoRoom,
  };
}
