import { startNginx } from '../../e2e/helpers/hosts/nginx.ts';
import { type EngineName, type Journey, testIn } from '../helpers/journey-context.ts';
import { Visitor } from '../helpers/visitor.ts';

export function connectionJourney(engine: EngineName, journey: Journey): void {
  testIn('Firefox', engine)('app opens when its host is unreachable', async () => {
    const { tab } = journey.context.visitor;
    // This host can be stopped; the build's API does not exist.
    const nginx = await startNginx('dist');
    const visitor = new Visitor(tab, nginx.port);
    journey.allowed = /./;
    await visitor.open('/sign-in');
    await visitor.waitUntil(
      'has not precached the build',
      () => tab.evaluate(() => navigator.serviceWorker.controller?.state),
      (state) => state === 'activated',
    );
    await nginx.close();
    await visitor.open('/forgot-password');
    await visitor.expectPath('/forgot-password');
    await visitor.expectText('Send Link To email');
    await visitor.open('/no-such-page');
    await visitor.expectText('Page not found');
  });
}
