import { namesOf, protocolsOf } from './ffmpeg';

test('names are distinguished from legends, and aliases are names too', () => {
  expect(
    namesOf(
      'Formats:\n D.. = Demuxing supported\n ..d = Is a device\n ---\n  E  adts  \n  Ed v4l2,alsa \n D d x11 \n',
    ),
  ).toEqual(['adts', 'alsa', 'v4l2', 'x11']);
  expect(namesOf('Encoders:\n V..... = Video\n ------\n V....D libvpx-vp9   (codec vp9)\n')).toEqual([
    'libvpx-vp9',
  ]);
  expect(namesOf('Filters:\n  T.. = Timeline support\n T.C adelay   A->A  (null)\n')).toEqual(['adelay']);
});

test('protocols are listed by direction', () => {
  expect(protocolsOf('Supported file protocols:\nInput:\n  file\n  http\nOutput:\n  file\n')).toEqual({
    input: ['file', 'http'],
    output: ['file'],
  });
});
