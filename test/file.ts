/** Stands for every imported file: its address. */
export default '/test-file';
