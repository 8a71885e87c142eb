import { type FormEvent, useRef, useState } from 'react';
import { addDays } from '../../lib/format/local-day.ts';
import { londonDay } from '../../lib/format/london-day.ts';
import { cleanText } from '../../lib/format/text.ts';
import { pauseDayText, pausedText, pauseNotices } from '../../lib/messages/pause-notices.ts';
import {
  canPauseUntil,
  getLastPauseDay,
  getPauseChoices,
  maxNoteLength,
  type Pause,
} from '../../lib/safer-play/pause.ts';
import { canStore } from '../../lib/storage/can-store.ts';
import { isSharedDevice } from '../../lib/storage/shared-device.ts';
import { safeLocalStorage } from '../../lib/storage/web-storage.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { showToast } from '../../stores/app/toasts.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { setPause } from '../../stores/safer-play/pause.ts';
import { PauseNote, usePause } from '../shared/pause-notice.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { formClass } from '../ui/form/form.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { PauseDialog } from './pause-dialog.tsx';

function readField(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
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

interface PauseFormProps {
  readonly pause: Pause | undefined;
}

/** Sets a pause, or makes it longer, after a question. On a device that others use no words stay behind. */
function PauseForm({ pause }: PauseFormProps) {
  const { now, today, choices, options, first, last } = getOffer(pause);
  const [chosen, setChosen] = useState('');
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value ?? '';
  const [error, setError] = useState<string>();
  const [planned, setPlanned] = useState<Pause>();
  const formRef = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = readField(form, 'pauseDay');
    const until = choices.find((choice) => choice.value === value)?.until ?? field?.value ?? '';
    const isValid = canPauseUntil(until, today, pause?.until);
    setError(
      isValid ? undefined : pauseNotices.invalidDay(pauseDayText(first, now), pauseDayText(last, now)),
    );
    if (!isValid) return field?.focus();
    const note = cleanText(readField(form, 'pauseNote')?.value ?? '', maxNoteLength);
    setPlanned({ until, note: note || (pause?.note ?? '') });
  };
  const handleConfirm = () => {
    if (planned && pauseAndTell(planned)) formRef.current?.reset();
    setPlanned(undefined);
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
        {pause ? 'Make it longer …' : 'Pause …'}
      </Button>
      {planned && (
        <PauseDialog pause={planned} onClose={() => setPlanned(undefined)} onConfirm={handleConfirm} />
      )}
    </form>
  );
}

function pauseAndTell(pause: Pause): boolean {
  const isStored = setPause(pause);
  if (isStored) showToast({ kind: 'success', text: `${pausedText(pause, nowMs())}.` });
  else showToast({ kind: 'error', text: pauseNotices.cannotStore });
  return isStored;
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
