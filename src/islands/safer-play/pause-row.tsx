import { type FormEvent, useRef, useState } from 'react';
import { addDays, londonDay } from '../../lib/format/days.ts';
import { cleanText } from '../../lib/format/text.ts';
import { pauseDayText, pausedText, pauseNotices, pauseTerms } from '../../lib/messages/safer-play-notices.ts';
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
import { Disclosure } from '../ui/content/disclosure.tsx';
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

/** Lists the consequences first, because the member cannot end a pause. */
function PauseDialog({ pause, onClose, onConfirm }: PauseDialogProps) {
  const day = pauseDayText(pause.until, nowMs());
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pause buying until ${day}?`}
      description={`It starts now. You can buy again from ${day} (UK time).`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Start pause</Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 ps-4.5">
        {pauseTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Dialog>
  );
}

const ownDay = { value: 'date', label: 'Until a date I choose' };

/** Returns the lengths, and the first and last day, that the member can choose. */
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

/** Starts a pause, or makes it longer, after a dialog. Offers no note on a shared device, where others could read it. */
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
        label={pause ? 'Make it longer' : 'Pause for'}
        value={value}
        options={options}
        onChange={setChosen}
      />
      {value === ownDay.value && (
        <TextField name="pauseDay" label="End date" type="date" min={first} max={last} error={error} />
      )}
      {!isSharedDevice() && (
        <TextField
          name="pauseNote"
          label="Note to yourself (optional)"
          hint={pause?.note ? 'Leave blank to keep your note.' : "We'll show it while you're paused."}
          autoComplete="off"
          maxLength={maxNoteLength}
        />
      )}
      <Button type="submit" variant="secondary">
        {pause ? 'Extend pause' : 'Set pause'}
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

function PauseControls({ pause }: { readonly pause: Pause | undefined }) {
  if (!canStore(safeLocalStorage)) return <p>{pauseNotices.cannotStore}</p>;
  return (
    <div className="space-y-4">
      {pause && <PauseNote note={pause.note} />}
      {pause?.until === getLastPauseDay(londonDay(nowMs())) ? (
        <p>This is the longest pause you can set.</p>
      ) : (
        <PauseForm pause={pause} />
      )}
    </div>
  );
}

export function PauseRow() {
  const pause = usePause();
  const state = pause ? `until ${pauseDayText(pause.until, nowMs())}` : 'off';
  return (
    <Disclosure id="pause" title="Pause" state={pause === null ? '' : state}>
      <p>
        Hide buying, subscribing and depositing until a date you choose. It starts straight away and you
        cannot end it early in the app. It won't pause your other devices.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="panel" />}>
        {() => <PauseControls pause={pause ?? undefined} />}
      </Loaded>
    </Disclosure>
  );
}
