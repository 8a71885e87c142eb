interface AvatarProps {
  readonly initials: string;
  readonly size?: 'normal' | 'large';
}

const sizeClasses = { normal: 'w-10', large: 'w-18 text-2xl' } as const;

export function Avatar({ initials, size = 'normal' }: AvatarProps) {
  return (
    <div className="avatar avatar-placeholder flex-none" aria-hidden="true">
      <div
        className={`rounded-full border border-primary-text bg-primary font-[650] text-primary-content tracking-[0.02em] ${sizeClasses[size]}`}
      >
        {initials}
      </div>
    </div>
  );
}
