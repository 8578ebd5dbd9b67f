// Imported first by every script: an old Node.js gets one clear sentence instead of a syntax error later.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Groundcrew needs Node.js 20.19 or newer (24 is recommended); this is ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
