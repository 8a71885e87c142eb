import { Eye, EyeOff } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { ForgotPasswordLink } from '../../../../../src/islands/auth/auth-layout.tsx';
import { iconButtonClass } from '../../../../../src/islands/ui/controls/button-link.tsx';
import { Icon } from '../../../../../src/islands/ui/icons/icon.tsx';

function Email() {
  const id = useId();
  const [email, setEmail] = useState('');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Email
      </label>
      <input
        id={id}
        className="control"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </div>
  );
}

function Password() {
  const id = useId();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Password
      </label>
      <div className="password-box">
        <input
          id={id}
          className="control"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <button
          type="button"
          className={iconButtonClass}
          aria-controls={id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} size={20} />
        </button>
      </div>
    </div>
  );
}

/** The site's sign-in form in plain React. */
export default function Form() {
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <Email />
      <Password />
      <ForgotPasswordLink />
      <button type="submit" className="btn btn-primary btn-block">
        Sign in
      </button>
    </form>
  );
}
