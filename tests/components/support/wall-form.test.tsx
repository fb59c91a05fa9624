import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { sendEntry } from '@/components/support/wall-service';
import { WallForm } from '@/components/support/wall-form';
import { messages } from '@/lib/messages';
import { enterText } from '@/tests/components/enter-text';
import { holdAnswer } from '@/tests/factories/hold-answer';

jest.mock('@/components/support/wall-service', () => ({ sendEntry: jest.fn() }));

const formMessages = messages().support.wall.form;
const type = (label: string, value: string) =>
  enterText(screen.getByLabelText(new RegExp(`^${label}`)), value);
const press = () => fireEvent.click(screen.getByRole('button'));

beforeAll(() => {
  Object.defineProperty(window.crypto, 'randomUUID', {
    configurable: true,
    value: jest.fn(
      () => `00000000-0000-4000-8000-${String(Math.random()).slice(2, 14).padEnd(12, '0')}`,
    ),
  });
});

test('a mistake is shown at its field and nothing is sent', () => {
  render(<WallForm messages={formMessages} onSent={jest.fn()} />);
  type(formMessages.message, 'see www.example.org');
  press();
  expect(screen.getByText(formMessages.problems.missing)).toBeInTheDocument();
  expect(screen.getByText(formMessages.problems.link)).toBeInTheDocument();
  expect(screen.getByLabelText(formMessages.name)).toHaveFocus();
  expect(sendEntry).not.toHaveBeenCalled();
});

test('after a failure the same entry is sent again; once it is stored the writer gets its link', async () => {
  const onSent = jest.fn();
  jest.mocked(sendEntry).mockResolvedValueOnce({ status: 'too-many', seconds: 42 });
  jest.mocked(sendEntry).mockResolvedValueOnce({ status: 'sent' });
  render(<WallForm messages={formMessages} onSent={onSent} />);
  type(formMessages.name, 'Asha');
  press();
  await screen.findByText(/42 seconds/);
  expect(screen.getByLabelText(formMessages.name)).toHaveValue('Asha');
  press();
  await screen.findByText(formMessages.sent);
  const [first, second] = jest.mocked(sendEntry).mock.calls.map(([key]) => key);
  expect(second).toEqual(first);
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ...first, name: 'Asha', message: '' }));
  expect(screen.getByText(/#entry=[0-9a-f-]{36}\.[0-9a-f-]{36}$/)).toBeInTheDocument();
});

test('a name that the server refuses is marked at its field', async () => {
  jest
    .mocked(sendEntry)
    .mockResolvedValueOnce({ status: 'mistakes', problems: { name: 'site-name' } });
  render(<WallForm messages={formMessages} onSent={jest.fn()} />);
  type(formMessages.name, 'Arthayatra');
  press();
  expect(await screen.findByText(formMessages.problems['site-name'])).toBeInTheDocument();
  expect(screen.getByLabelText(formMessages.name)).toHaveFocus();
});

test('an entry that is changed while it is being sent is replaced by the next press, and the one after it is new', async () => {
  jest.mocked(sendEntry).mockReset();
  const finish = holdAnswer(jest.mocked(sendEntry));
  jest.mocked(sendEntry).mockResolvedValue({ status: 'sent' });
  render(<WallForm messages={formMessages} onSent={jest.fn()} />);
  type(formMessages.name, 'Asha');
  press();
  type(formMessages.name, 'Asha K');
  finish({ status: 'sent' });
  expect(await screen.findByText(formMessages.changedMeanwhile)).toBeInTheDocument();
  press();
  await waitFor(() => expect(screen.getByLabelText(formMessages.name)).toHaveValue(''));
  expect(screen.queryByText(formMessages.changedMeanwhile)).not.toBeInTheDocument();
  type(formMessages.name, 'Ravi');
  press();
  await waitFor(() => expect(sendEntry).toHaveBeenCalledTimes(3));
  const [first, second, third] = jest.mocked(sendEntry).mock.calls.map(([key]) => key);
  expect(second).toEqual(first);
  expect(third?.id).not.toBe(first?.id);
});

test('a correction of an entry that was approved meanwhile is not said to be sent, and the next press is a new entry', async () => {
  jest.mocked(sendEntry).mockReset().mockResolvedValueOnce({ status: 'failed' });
  jest.mocked(sendEntry).mockResolvedValueOnce({ status: 'approved' });
  jest.mocked(sendEntry).mockResolvedValueOnce({ status: 'sent' });
  const onSent = jest.fn();
  render(<WallForm messages={formMessages} onSent={onSent} />);
  type(formMessages.name, 'Asha');
  press();
  await screen.findByText(formMessages.failed);
  type(formMessages.name, 'Asha K');
  press();
  expect(await screen.findByText(formMessages.approved)).toBeInTheDocument();
  expect(screen.queryByText(formMessages.sent)).not.toBeInTheDocument();
  expect(screen.getByLabelText(formMessages.name)).toHaveValue('Asha K');
  press();
  await screen.findByText(formMessages.sent);
  const [first, second, third] = jest.mocked(sendEntry).mock.calls.map(([key]) => key);
  expect(second).toEqual(first);
  expect(third?.id).not.toBe(first?.id);
  // The list names the first one too, so that it can be removed.
  expect(onSent.mock.calls.map(([{ id }]) => id)).toEqual([first?.id, third?.id]);
});
