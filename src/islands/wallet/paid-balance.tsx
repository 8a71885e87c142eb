import { memberQuery } from '../../stores/member.ts';
import { DefinitionList } from '../ui/definition-list.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Money } from '../ui/money.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** What the wallet holds by the API's word, whatever the payment page reported. */
export function PaidBalance() {
  return (
    <Loaded query={memberQuery} skeleton={<Skeleton />}>
      {({ balance }) => (
        <DefinitionList items={[{ term: 'Current Balance', value: <Money pence={balance} /> }]} />
      )}
    </Loaded>
  );
}
