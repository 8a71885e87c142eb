import * as z from 'zod/mini';
import { minimumAgeYears } from '../config.ts';
import { ageOn, clampDay, parseCalendarDate, toCalendarText, today } from '../format/calendar-dates.ts';

const birthdayError = 'Please select your date of birth.';

const ageError = `You need to be at least ${minimumAgeYears} years old.`;

function isAdult(text: string, now: Date): boolean {
  const birth = parseCalendarDate(text);
  return birth !== undefined && ageOn(birth, today(now)) >= minimumAgeYears;
}

/** `YYYY-MM-DD` of an adult. @param now called at each check, because a page may stay open past midnight */
export function adultBirthday(now: () => Date) {
  return z.string(birthdayError).check(
    z.refine((text) => parseCalendarDate(text) !== undefined, birthdayError),
    z.refine((text) => isAdult(text, now()), ageError),
  );
}

/** Also accepts ''. */
export function optionalAdultBirthday(now: () => Date) {
  return z.string().check(z.refine((text) => text === '' || isAdult(text, now()), ageError));
}

/** Returns `YYYY-MM-DD`. */
export function latestAdultBirthday(now: Date): string {
  const { year, month, day } = today(now);
  return toCalendarText(clampDay({ year: year - minimumAgeYears, month, day }));
}
