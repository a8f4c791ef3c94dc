import { root } from './root.mjs';
import { handbookNginx } from './site/nginx.mjs';

// Prints the handbook's nginx configuration, for the Dockerfile.
process.stdout.write(handbookNginx(root));
