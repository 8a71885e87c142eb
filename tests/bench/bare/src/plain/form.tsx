import { type FormEvent, useState } from 'react';

export default function Form() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <main>
      <h1>Sign in</h1>
      <p>Enter your email below to login to your account</p>
      <form onSubmit={submit}>
        <label>
          Email
          <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </label>
        <label>
          Password
          <input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
        </label>
        <button type="submit">Sign in</button>
      </form>
    </main>
  );
}
