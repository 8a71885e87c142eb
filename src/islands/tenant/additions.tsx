export { AccessibilityStatement } from './accessibility-statement.tsx';
export { ComplaintLink } from './complaint-link.tsx';
