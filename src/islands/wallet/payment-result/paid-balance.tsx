import { getUncachedQuery } from '../../../lib/data/query.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

const member = getUncachedQuery(memberQuery);

/** What the wallet holds by the API's word, whatever the payment page reported. */
export function CurrentBalance() {
  return (
    <Loaded query={member} skeleton={<Skeleton />}>
      {({ balance }) => (
        <DefinitionList items={[{ term: 'Current Balance', value: <Money pence={balance} /> }]} />
      )}
    </Loaded>
  );
}
