import { inlineScript } from './inline-script';

test('a script calls its function with values that cannot end the script', () => {
  const script = inlineScript(
    (name: string, value: { text: string } | null) => {
      (globalThis as Record<string, unknown>)[name] = value;
    },
    'inlineScriptResult',
    { text: '</script>' },
  );
  expect(script).not.toContain('</script>');
  new Function(script)();
  expect(globalThis).toHaveProperty('inlineScriptResult', { text: '</script>' });
});
