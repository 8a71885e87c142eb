import { minimumAgeYears, newPasswordMinLength } from '../../src/lib/config.ts';
import { refuseField } from './refusal.ts';

const emailPattern = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @throws {Refusal} 400 on the field for blank text or more than 255 characters */
export function checkText(field: string, text: string): void {
  if (text.trim() === '') refuseField(field, 'This field may not be blank.');
  if (text.length > 255) refuseField(field, 'Ensure this field has no more than 255 characters.');
}

/** @throws {Refusal} 400 on `email` */
export function checkEmail(email: string): void {
  checkText('email', email);
  if (!emailPattern.test(email.trim())) refuseField('email', 'Enter a valid email address.');
}

/** @throws {Refusal} 400 on the given field, or on `confirm_password` */
export function checkNewPassword(field: string, password: string, confirmation: string): void {
  if (password.length < newPasswordMinLength) {
    const least = `It must contain at least ${newPasswordMinLength} characters.`;
    refuseField(field, `This password is too short. ${least}`);
  }
  if (password !== confirmation) refuseField('confirm_password', 'Passwords do not match');
}

function ageAt(date: string, now: number): number | undefined {
  const [, year, month, day] = (datePattern.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return undefined;
  const today = new Date(now);
  const hadBirthday =
    today.getUTCMonth() > month - 1 || (today.getUTCMonth() === month - 1 && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/**
 * @throws {Refusal} 400 on `date_of_birth` for an invalid date or an age below 18 (specification, section 6)
 */
export function checkDateOfBirth(date: string, now: number): void {
  const age = ageAt(date, now);
  if (age === undefined) refuseField('date_of_birth', 'Date has wrong format. Use YYYY-MM-DD.');
  if (age < minimumAgeYears) refuseField('date_of_birth', 'You need to be at least 18 years old.');
}

/** @throws {Refusal} 400 on `phone_number` below ten characters */
export function checkPhoneNumber(phoneNumber: string): void {
  if (phoneNumber.trim().length < 10) refuseField('phone_number', 'Enter a valid phone number.');
}
