/** The policies of pages that may make what browsers run: HTML of the API (lib/html/sanitise.ts), the worker's address. */
export const trustedTypes = 'trusted-types app-html app-worker';

const switchedOff = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The part of the policy that needs no hash and so stands in a header; `frame-ancestors` counts nowhere else. */
const headerPolicy = [
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  trustedTypes,
];

/** Headers of every answer. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': headerPolicy.join('; '),
};
