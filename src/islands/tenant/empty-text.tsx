import { getRoute, type RouteName } from '../../lib/routes.ts';
import { Empty } from '../ui/messages/empty.tsx';

interface EmptyTextProps {
  readonly tenantName: string;
  readonly name: RouteName;
}

/** Stands in for one of the five texts that the tenant has not given. */
export function EmptyText({ tenantName, name }: EmptyTextProps) {
  return (
    <Empty
      title="Nothing here yet"
      text={`${tenantName} has not published its text on ${getRoute(name).title} yet.`}
      illustration="message"
    />
  );
}
