/** Mock of every imported file: its URL. */
export default '/test-file';
