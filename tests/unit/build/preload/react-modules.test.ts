import { describe, expect, it } from 'vitest';
import { convertToEsModule, replaceDefaultImport } from '../../../../build/preload/react-modules.ts';

describe('React as modules', () => {
  it('imports what a file requires, and exports by name what it exports', async () => {
    const source = [
      '"use strict";',
      'var path = require("node:path"),',
      '  add = (a, b) => a + b;',
      'exports.now = void 0;',
      'if (add(1, 1) === 2) exports.now = () => exports.sum(1, 2);',
      'exports.add = add;',
      'exports.sum = function (a, b) { return add(a, b); };',
      'exports.base =',
      '  path.basename("/a/b");',
    ].join('\n');
    const made: unknown = await import(
      `data:text/javascript,${encodeURIComponent(convertToEsModule(source))}`
    );
    expect(made).toMatchObject({ base: 'b' });
    const { now, add, sum } = made as Record<string, (...numbers: number[]) => number>;
    expect([now?.(), add?.(2, 3), sum?.(3, 4)]).toEqual([3, 5, 7]);
  });

  it.each(['if (x) { require("react"); }', 'module.exports = 1;', 'Object.assign(exports, {});'])(
    'does not guess what it does not know: %s',
    (source) => {
      expect(() => convertToEsModule(source)).toThrow('a form that is not known');
    },
  );

  it.each([
    ["import React from 'react';", "import * as React from 'react';"],
    ['import e,{useId as a} from"react";', 'import * as e from "react";import {useId as a} from "react";'],
    ["import { useId } from 'react';", "import { useId } from 'react';"],
    ["import * as React from 'react';", "import * as React from 'react';"],
    ["import dom from 'react-dom';", "import dom from 'react-dom';"],
  ])('are taken as such by %s', (before, after) => {
    expect(replaceDefaultImport(before)).toBe(after);
  });
});
