import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { $trustedSearch } from '../../../stores/orders/trusted-link.ts';
import { useSetFieldValue } from '../../ui/form/form-context.ts';

/** Ticks the entire balance where the member followed the app's own link to withdraw it. */
export function EntireBalanceLink() {
  const isWanted = useStore($trustedSearch)?.entire === 'true';
  const setFieldValue = useSetFieldValue();
  const tick = useEffectEvent(() => setFieldValue('entire', true));
  useEffect(() => {
    if (isWanted) tick();
  }, [isWanted]);
  return null;
}
