import type { BackendProfile } from './profiles/backend-profile.ts';

interface SandboxEnvironment {
  readonly port: number;
  readonly sitePort: number;
  readonly data: string;
  readonly profile: BackendProfile;
}

function readProfile(name: string): BackendProfile {
  if (name !== '' && name !== 'django') throw new Error(`SANDBOX_MANNER is '${name}'; it may be 'django'.`);
  return name === '' ? {} : { backend: name };
}

/** Reads ports, data file and backend profile from the environment. @throws {Error} for an unknown profile */
export function readEnvironment(environment: NodeJS.ProcessEnv): SandboxEnvironment {
  const { SANDBOX_PORT = '8787', SITE_PORT = '4321', SANDBOX_DATA = '.data/sandbox.sqlite' } = environment;
  const profile = readProfile(environment.SANDBOX_MANNER ?? '');
  return { port: Number(SANDBOX_PORT), sitePort: Number(SITE_PORT), data: SANDBOX_DATA, profile };
}
