import dns from 'node:dns';

const { lookup } = dns;

/** Resolves *.localhost to this machine, as browsers do and many systems do not. */
dns.lookup = (name, ...rest) => lookup(/\.localhost$/.test(name) ? '127.0.0.1' : name, ...rest);
