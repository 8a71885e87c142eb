import { useId, useState } from 'react';
import { fieldFigureNotices } from '../../lib/messages/field-figure-notices.ts';
import { areFiguresRefused, saveFiguresRefused } from '../../lib/storage/field-figures-choice.ts';
import { hasFieldFigures } from '../../stores/app/field-figures.ts';
import { loadStoredGroups } from '../../stores/app/stored-data.ts';
import { cardClass } from '../ui/content/card.ts';
import { Switch } from '../ui/controls/switch.tsx';

/** Renders nothing where this build collects no figures. */
export default function FieldFigures() {
  const id = useId();
  const [isRefused, setRefused] = useState(areFiguresRefused);
  if (!hasFieldFigures) return null;
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <h2 id={id}>{fieldFigureNotices.title}</h2>
      <div className={cardClass.padded}>
        <p className="text-muted text-sm">{fieldFigureNotices.text}</p>
        <Switch
          name="fieldFigures"
          label={fieldFigureNotices.label}
          checked={!isRefused}
          onChange={(isAllowed) => {
            saveFiguresRefused(!isAllowed);
            setRefused(areFiguresRefused());
            void loadStoredGroups();
          }}
        />
      </div>
    </section>
  );
}
