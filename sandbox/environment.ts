interface SandboxEnvironment {
  readonly port: number;
  readonly sitePort: number;
  readonly data: string;
}

/** Where the sandbox listens, where the site does, and where the data file is, as the environment says. */
export function readEnvironment(environment: NodeJS.ProcessEnv): SandboxEnvironment {
  const { SANDBOX_PORT = '8787', SITE_PORT = '4321', SANDBOX_DATA = '.data/sandbox.sqlite' } = environment;
  return { port: Number(SANDBOX_PORT), sitePort: Number(SITE_PORT), data: SANDBOX_DATA };
}
