import { root } from './root.mjs';
import { handbookNginx } from './site/nginx.mjs';

// Prints the nginx configuration of the handbook, for the Dockerfile.
process.stdout.write(handbookNginx(root));
