import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../../../../src/lib/tenant/manifest.ts';

const club = {
  name: 'Rook & Co, 100%',
  chosenSubdomain: undefined,
  origin: 'https://rook.example',
  themeColour: '#112233',
  backgroundColour: '#ffffff',
  icons: [{ src: 'https://rook.example/logo.png', sizes: '512x512', purpose: 'any' }],
} as const;

function read(url: string): Record<string, unknown> {
  const [head = '', body = ''] = url.split(/,(.*)/s);
  expect(head).toBe('data:application/manifest+json');
  return JSON.parse(decodeURIComponent(body));
}

describe('the manifest of a club', () => {
  it('carries the club’s name, colours, icons and absolute addresses', () => {
    expect(read(createManifest(club))).toMatchObject({
      name: club.name,
      id: 'https://rook.example/',
      start_url: 'https://rook.example/',
      scope: 'https://rook.example/',
      theme_color: '#112233',
      icons: club.icons,
    });
  });

  it('makes each club of a shared host an app of its own', () => {
    expect(read(createManifest({ ...club, chosenSubdomain: 'rook' }))).toMatchObject({
      id: 'https://rook.example/?client=rook',
      start_url: 'https://rook.example/?client=rook',
    });
  });

  it('names a club below its icon where the name is short enough', () => {
    expect(read(createManifest(club))).not.toHaveProperty('short_name');
    expect(read(createManifest({ ...club, name: 'Rook Club' }))).toHaveProperty('short_name', 'Rook Club');
  });

  it('says otherwise what the one says that is there before the club is known', () => {
    const file = new URL('../../../../public/manifest.webmanifest', import.meta.url);
    const { display, lang } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(read(createManifest(club))).toMatchObject({ display, lang });
  });
});
