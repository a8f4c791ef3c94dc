import { initialOptions, playerCode } from './player-options';

test('the code has the props that differ from what the Player does by itself', () => {
  expect(playerCode(initialOptions)).toBe(`<Player
  component={Wave}
  inputProps={{ title: 'Hello, Ada' }}
  durationInFrames={120}
  fps={30}
  compositionWidth={1280}
  compositionHeight={720}
  controls
  loop
  alwaysShowControls
/>`);
});

test('what is switched off by hand is said', () => {
  const code = playerCode({ ...initialOptions, clickToPlay: false, showVolumeControls: false, loop: false });
  expect(code).toContain('\n  clickToPlay={false}\n');
  expect(code).toContain('\n  showVolumeControls={false}\n');
  expect(code).not.toContain('loop');
  // Without controls, a click does nothing unless `clickToPlay` is set.
  expect(playerCode({ ...initialOptions, controls: false })).toContain('\n  clickToPlay\n');
});

test('numbers and texts are written as they are', () => {
  const code = playerCode({ ...initialOptions, title: "It's", playbackRate: 0.5, inFrame: 10, outFrame: 99 });
  expect(code).toContain("inputProps={{ title: 'It\\'s' }}");
  expect(code).toContain('playbackRate={0.5}\n  inFrame={10}\n  outFrame={99}');
});
