import type { ReactNode } from 'react';

const drawings = {
  ticket: (
    <>
      <path d="M14 34h68v10a6 6 0 0 0 0 12v10H14V56a6 6 0 0 0 0-12z" />
      <path d="M60 36v28" strokeDasharray="3 5" />
      <path d="M26 45h20M26 54h12" />
    </>
  ),
  draw: (
    <>
      <circle cx="48" cy="46" r="26" />
      <path d="M34 70l-6 12h40l-6-12" />
      <circle cx="40" cy="52" r="6" />
      <circle cx="55" cy="54" r="6" />
      <circle cx="48" cy="40" r="6" />
    </>
  ),
  bell: (
    <>
      <path d="M26 64c6-6 6-12 6-22a16 16 0 0 1 32 0c0 10 0 16 6 22z" />
      <path d="M42 72a6.5 6.5 0 0 0 12 0M48 26v-6" />
    </>
  ),
  message: (
    <>
      <path d="M18 26h60v38H46L32 76V64H18z" />
      <path d="M30 40h36M30 50h22" />
    </>
  ),
  wallet: (
    <>
      <path d="M18 34h54a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z" />
      <path d="M18 36a8 8 0 0 1 6-8l38-8v14M78 48H62a7 7 0 0 0 0 14h16" />
    </>
  ),
  search: (
    <>
      <circle cx="42" cy="42" r="22" />
      <path d="M58 58l20 20M34 42h16" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg
      className="mb-2 size-24 text-primary-text"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
