/** For beside a button that leads to the payment page. @param props `className` places it */
export function BankApprovalNote({ className = '' }: { readonly className?: string }) {
  return (
    <p className={`text-muted text-sm ${className}`}>Your bank may ask you to approve this in its app.</p>
  );
}
