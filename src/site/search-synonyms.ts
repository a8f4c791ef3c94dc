/** Single words that mean the same to whoever searches; for the embedded index and the hosted one. */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['captions', 'subtitles'],
  ['typescript', 'ts'],
  ['javascript', 'js'],
  ['cloudrun', 'gcp'],
  ['lambda', 'aws'],
  ['mute', 'silent', 'muted'],
  ['hevc', 'h265'],
  ['avc', 'h264'],
  ['picture', 'image'],
  ['photo', 'image'],
  ['img', 'image'],
  ['sound', 'audio'],
  ['speed', 'playbackrate'],
  ['env', 'environment'],
  ['auth', 'authentication'],
  ['config', 'configuration'],
];
