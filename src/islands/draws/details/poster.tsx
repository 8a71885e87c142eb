import { useStore } from '@nanostores/react';
import { gamblingHelpline } from '../../../lib/config.ts';
import type { Draw } from '../../../lib/contract/draws.ts';
import { createPoster } from '../../../lib/draws/poster.ts';
import { createQrCode } from '../../../lib/draws/qr-code.ts';
import { getShareUrl } from '../../../stores/app/share.ts';
import { $tenant, tenantHost } from '../../../stores/app/tenant.ts';
import { TenantLogo } from '../../shared/tenant-logo.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Smaller for longer texts, so that the sheet stays one page. Words never leave it. */
function getHeadlineClass({ length }: string): string {
  if (length > 160) return 'text-xl/tight print:text-[24pt]/[1.15]';
  if (length > 60) return 'text-[1.5rem]/[1.15] print:text-[34pt]/[1.1]';
  return 'text-[2rem]/[1.1] print:text-[52pt]/[1.05]';
}

const nameClass = ({ length }: string) =>
  length > 80 ? 'text-sm print:text-[16pt]/[1.2]' : 'text-lg print:text-[24pt]/[1.2]';

/** Black on white in either theme: cameras do not read light codes on dark. */
function QrImage({ url }: { readonly url: string }) {
  const code = createQrCode(url);
  if (!code) return null;
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      className="w-40 flex-none print:w-[68mm]"
      role="img"
      aria-label="QR code of the draw’s address"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}

/** Colours are borders, which print without background graphics too. */
const sheetClass =
  'flex flex-col gap-4 border-y-8 border-primary py-4 wrap-anywhere print:h-[255mm] print:justify-between print:border-y-[7mm] print:py-[6mm]';

function PosterSheet({ draw }: { readonly draw: Draw }) {
  const club = useStore($tenant)?.name ?? tenantHost.subdomain;
  const url = getShareUrl('draw', { id: draw.id });
  const { headline, name, price, dates, steps } = createPoster({ draw, url });
  return (
    <section aria-label={`Poster of ${draw.name}`} className={sheetClass}>
      <div className="flex items-center gap-3 border-b-2 border-secondary pb-3">
        <TenantLogo size="letterhead" />
        <p className="min-w-0 font-bold print:text-[20pt]/[1.2]">{club}</p>
      </div>
      <div className="space-y-2">
        <p className={`font-[750] tracking-tight text-balance ${getHeadlineClass(headline)}`}>{headline}</p>
        {name && <p className={`font-[650] ${nameClass(name)}`}>{name}</p>}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {[{ term: 'Ticket', text: price }, ...dates].map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-muted print:text-[12pt]">{term}</dt>
            <dd className="font-bold print:text-[20pt]/[1.2]">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:flex-nowrap">
        <QrImage url={url} />
        <div className="min-w-0 grow basis-48">
          <p className="font-bold print:text-[16pt]">How to play</p>
          <ol className="list-decimal space-y-1 ps-5 print:text-[13pt]/[1.35]">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <p
        className={`font-[650] ${url.length > 100 ? 'text-xs print:text-[10pt]' : 'text-sm print:text-[14pt]'}`}
      >
        {url}
      </p>
      <div className="flex items-center gap-3 border-t-2 border-secondary pt-3 text-sm print:text-[11pt]/[1.35]">
        <p className="grid size-12 flex-none place-items-center rounded-full border-3 text-base font-[750] print:size-[16mm] print:text-[16pt]">
          18+
        </p>
        <p className="min-w-0">
          Over 18s only. {gamblingHelpline.name}{' '}
          <span className="whitespace-nowrap">{gamblingHelpline.number}</span>, free.
          <br />
          Rules: {getShareUrl('termsOfService')}
        </p>
      </div>
    </section>
  );
}

interface PosterProps {
  readonly draw: Draw;
  readonly onClose: () => void;
}

/** Dialog with an A4 sheet that leads to a draw. It prints without the page, and names no member. */
export default function Poster({ draw, onClose }: PosterProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span className="print:hidden">Poster</span>}
      actions={<Button onClick={() => window.print()}>Print</Button>}
    >
      <PosterSheet draw={draw} />
    </Dialog>
  );
}
