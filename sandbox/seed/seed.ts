import type { Sandbox } from '../sandbox.ts';
import { dayMs } from '../storage/clock.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';
import { ciuLotteries } from './ciu.ts';
import { seedDraws } from './draws.ts';
import type { LotterySeed } from './lottery-seed.ts';
import {
  ciuWallet,
  riversideWallet,
  seedNotifications,
  seedSupport,
  seedWallet,
  smallTenantWallet,
  type WalletSeed,
} from './member-history.ts';
import { addMembers, addPersons } from './members.ts';
import { riversideLotteries } from './riverside.ts';
import { smallTenantLotteries } from './small-tenants.ts';
import { tenants } from './tenants.ts';

interface TenantSeed {
  readonly lotteries: readonly LotterySeed[];
  readonly wallet: readonly WalletSeed[];
}

const fullTenants: Readonly<Record<string, TenantSeed>> = {
  ciu: { lotteries: ciuLotteries, wallet: ciuWallet },
  riverside: { lotteries: riversideLotteries, wallet: riversideWallet },
};
const smallTenant: TenantSeed = { lotteries: smallTenantLotteries, wallet: smallTenantWallet };

function seed(sandbox: Sandbox): void {
  const now = sandbox.clock.now();
  const people = addPersons(sandbox);
  for (const tenant of tenants) {
    const { lotteries, wallet } = fullTenants[tenant.subdomain] ?? smallTenant;
    const members = addMembers(sandbox, tenant.subdomain, people, now - 60 * dayMs);
    seedWallet(sandbox, members.demo, now, wallet);
    seedDraws({ sandbox, club: tenant.subdomain, members, now }, lotteries);
    seedSupport(sandbox, members.demo, now);
    seedNotifications(sandbox, members.demo, tenant.name, now);
  }
  // Removes the emails about past prizes.
  sandbox.database.run('DELETE FROM emails');
  writeSetting(sandbox.database, 'seeded', 'yes');
}

function withoutLog(sandbox: Sandbox): Sandbox {
  return { ...sandbox, log: () => undefined };
}

export function seedIfEmpty(sandbox: Sandbox): void {
  if (readSetting(sandbox.database, 'seeded')) return;
  sandbox.database.transaction(() => seed(withoutLog(sandbox)));
}

/** Replaces all data by demo data, dated by the machine's clock. */
export function reseed(sandbox: Sandbox): void {
  sandbox.database.transaction(() => {
    sandbox.database.empty();
    sandbox.clock.reset();
    seed(withoutLog(sandbox));
  });
}
