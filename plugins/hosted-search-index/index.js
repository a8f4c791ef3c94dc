// Nothing to run: see gatsby-node.js.
