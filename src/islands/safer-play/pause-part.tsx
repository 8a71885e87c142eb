import { type FormEvent, useRef, useState } from 'react';
import { addDays, londonDay } from '../../lib/format/days.ts';
import { cleanText } from '../../lib/format/text.ts';
import { pauseDayText, pausedText, pauseNotices } from '../../lib/messages/safer-play-notices.ts';
import {
  canPauseUntil,
  getLastPauseDay,
  getPauseChoices,
  maxNoteLength,
  type Pause,
} from '../../lib/safer-play/pause.ts';
import { canStore } from '../../lib/storage/scoped-storage.ts';
import { isSharedDevice, safeLocalStorage } from '../../lib/storage/web-storage.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { showToast } from '../../stores/app/toasts.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { setPause } from '../../stores/safer-play/pause.ts';
import { PauseNote, usePause } from '../orders/pause-notice.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/filters.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { formClass } from '../ui/form/form.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface PauseDialogProps {
  readonly pause: Pause;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what happens before it does, because nothing here ends a pause. */
function PauseDialog({ pause, onClose, onConfirm }: PauseDialogProps) {
  const day = pauseDayText(pause.until, nowMs());
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pause until ${day}?`}
      description={`It begins now and ends when ${day} begins, UK time.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Pause</Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 ps-4.5">
        <li>
          Buying, subscribing, paying for a subscription and depositing are gone for you in this browser.
        </li>
        <li>It cannot be ended sooner here, only made longer.</li>
        <li>It holds in this browser only, also after you sign out, until its site data is cleared.</li>
        <li>Your active subscriptions go on buying until you end them.</li>
        <li>Withdrawing, ending subscriptions, your tickets, results and support stay.</li>
      </ul>
    </Dialog>
  );
}

const ownDay = { value: 'date', label: 'Until a day of my own' };

/** The lengths and the first and last day that can be chosen. */
function getOffer(pause: Pause | undefined) {
  const now = nowMs();
  const today = londonDay(now);
  const choices = getPauseChoices(today, pause?.until);
  const options = choices.map(({ value, label, until }) => ({
    value,
    label: `${label}, until ${pauseDayText(until, now)}`,
  }));
  const [first, last] = [addDays(pause?.until ?? today, 1), getLastPauseDay(today)];
  return { now, today, choices, options: [...options, ownDay], first, last };
}

/** Sets a pause, or makes it longer, after a question. On a device that others use no words stay behind. */
function PauseForm({ pause }: { readonly pause: Pause | undefined }) {
  const { now, today, choices, options, first, last } = getOffer(pause);
  const [chosen, setChosen] = useState('');
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value ?? '';
  const [error, setError] = useState<string>();
  const [planned, setPlanned] = useState<Pause>();
  const formRef = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector<HTMLInputElement>('[name=pauseDay]');
    const until = choices.find((choice) => choice.value === value)?.until ?? field?.value ?? '';
    const isValid = canPauseUntil(until, today, pause?.until);
    setError(
      isValid ? undefined : pauseNotices.invalidDay(pauseDayText(first, now), pauseDayText(last, now)),
    );
    if (!isValid) return field?.focus();
    const note = cleanText(String(new FormData(form).get('pauseNote') ?? ''), maxNoteLength);
    setPlanned({ until, note: note || (pause?.note ?? '') });
  };
  const handleConfirm = (confirmed: Pause) => {
    setPlanned(undefined);
    if (!setPause(confirmed)) return showToast({ kind: 'error', text: pauseNotices.cannotStore });
    showToast({ kind: 'success', text: `${pausedText(confirmed, nowMs())}.` });
    formRef.current?.reset();
  };
  return (
    <form
      ref={formRef}
      className={formClass}
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      onInput={() => setError(undefined)}
    >
      <Select
        name="pauseLength"
        label={pause ? 'Make it longer' : 'How long to pause'}
        value={value}
        options={options}
        onChange={setChosen}
      />
      {value === ownDay.value && (
        <TextField
          name="pauseDay"
          label="The day on which it ends"
          type="date"
          min={first}
          max={last}
          error={error}
        />
      )}
      {!isSharedDevice() && (
        <TextField
          name="pauseNote"
          label="A note to yourself"
          hint={
            pause?.note
              ? 'Left empty, the note above stays.'
              : 'If you like. You read it where you are paused.'
          }
          autoComplete="off"
          maxLength={maxNoteLength}
        />
      )}
      <Button type="submit" variant="secondary">
        {pause ? 'Make it longer…' : 'Pause…'}
      </Button>
      {planned && (
        <PauseDialog
          pause={planned}
          onClose={() => setPlanned(undefined)}
          onConfirm={() => handleConfirm(planned)}
        />
      )}
    </form>
  );
}

function PauseControls() {
  const pause = usePause() ?? undefined;
  if (!canStore(safeLocalStorage)) return <p>{pauseNotices.cannotStore}</p>;
  return (
    <div className="space-y-4">
      {pause && (
        <div className="space-y-2">
          <p>
            <strong>{`${pausedText(pause, nowMs())}.`}</strong>
          </p>
          <PauseNote note={pause.note} />
        </div>
      )}
      {pause?.until === getLastPauseDay(londonDay(nowMs())) ? (
        <p>That is as long as a pause can be here.</p>
      ) : (
        <PauseForm pause={pause} />
      )}
    </div>
  );
}

/** Hides what spends and pays in, for this member in this browser. */
export function PausePart() {
  return (
    <>
      <p>
        Until a day that you choose, this browser offers you no way to buy, subscribe or deposit. It begins at
        once and cannot be ended sooner here. It is no block: another browser is not paused.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="panel" />}>
        {() => <PauseControls />}
      </Loaded>
    </>
  );
}
