import { useStore } from '@nanostores/react';
import { quizForm } from '../../../lib/auth/sign-up-forms.ts';
import { $quiz } from '../../../stores/auth/quiz.ts';
import { answerQuiz } from '../../../stores/auth/sign-up.ts';
import { RadioField } from '../../ui/form/fields/choice-fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { StepCount, stepCountId } from './step-layout.tsx';

/** The club's question. It is text from the club's configuration and shown as text. */
export function QuizStep() {
  const quiz = useStore($quiz);
  if (!quiz) return null;
  return (
    <>
      <StepCount />
      <Form form={quizForm} action={answerQuiz} submitLabel="Continue">
        <RadioField
          name="answer"
          legend={
            <h2 className="quiz-question" tabIndex={-1} aria-describedby={stepCountId}>
              {quiz.question}
            </h2>
          }
          options={quiz.options.map((option) => ({ value: option, label: option }))}
        />
      </Form>
    </>
  );
}
