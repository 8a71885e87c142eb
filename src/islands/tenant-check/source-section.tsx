import { type FormEvent, useId } from 'react';
import {
  type CheckState,
  checkedSubdomain,
  checkPasted,
  loadConfiguration,
} from '../../stores/tenant-check/tenant-check.ts';
import { cardClass } from '../ui/content/card.ts';
import { Button } from '../ui/controls/button.tsx';
import { controlClass } from '../ui/form/fields/field-class.ts';

/** Not controlled by React: some megabytes may be pasted. */
function PasteForm() {
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    checkPasted(String(new FormData(event.currentTarget).get('configuration') ?? ''));
  };
  return (
    <form className="space-y-3" noValidate onSubmit={handleSubmit}>
      <label htmlFor={id} className="block font-semibold">
        Configuration as JSON
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        The reply of <code>clients/current/</code>. It is read in this browser only: it is neither sent nor
        stored.
      </p>
      <textarea
        id={id}
        name="configuration"
        className={`${controlClass.textarea} field-sizing-fixed font-mono`}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
      />
      <Button type="submit">Check pasted configuration</Button>
    </form>
  );
}

function SourceText({ state }: { readonly state: CheckState }) {
  const address = (
    <>
      the configuration of this address, <strong>{checkedSubdomain}</strong>
    </>
  );
  if (state.status === 'loading') return <p>Reading {address} …</p>;
  if (state.status === 'failed') return <p>Not read: {address}. A pasted one can be checked meanwhile.</p>;
  if (state.source === 'pasted') return <p>Checked: the configuration that was pasted.</p>;
  return <p>Checked: {address}, as the app reads it.</p>;
}

/** Says what is checked, and takes another configuration. */
export function SourceSection({ state }: { readonly state: CheckState }) {
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-label="Configuration to check">
      <SourceText state={state} />
      {state.status === 'loaded' && (
        <Button variant="secondary" size="small" onClick={() => void loadConfiguration()}>
          {state.source === 'pasted' ? 'Check this address' : 'Check again'}
        </Button>
      )}
      <details>
        <summary className="min-h-11 py-2.5 font-semibold">Check a configuration before it is live</summary>
        <PasteForm />
      </details>
    </section>
  );
}
