import { quickAmountsPence } from '../../../lib/config.ts';
import { parsePaymentAmount } from '../../../lib/format/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/field-value.ts';

/** Amounts to pick instead of typing them. None is picked beforehand. */
export function QuickAmounts({ name }: { readonly name: string }) {
  const chosen = parsePaymentAmount(String(useFieldValue(name)));
  const setFieldValue = useSetFieldValue();
  return (
    <fieldset className="field">
      <legend className="field-label">Quick amounts</legend>
      <div className="quick-amounts">
        {quickAmountsPence.map((pence) => (
          <Button
            key={pence}
            variant={pence === chosen ? 'primary' : 'secondary'}
            aria-pressed={pence === chosen}
            onClick={() => setFieldValue(name, String(pence / 100))}
          >
            £{pence / 100}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
