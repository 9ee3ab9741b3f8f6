"""The wide net in PyTorch, and how it is fitted. net.cuh has the same net for playing."""

import math

import torch
from torch import nn

BATCH = 32768
# The net counts in tens of points.
UNIT = 10
# Averaged weights are taken at every fourth step.
AVERAGED_STEPS = 4


class Net(nn.Module):
    """Two hidden layers and a direct, linear part, which begins with zeros."""

    def __init__(self, inputs, hidden, second):
        super().__init__()
        # The order of these lines decides which random weights the layers get.
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, second)
        self.output = nn.Linear(second, 1)
        self.direct = nn.Linear(inputs, 1, bias=False)
        nn.init.zeros_(self.direct.weight)
        nn.init.normal_(self.output.weight, 0, 0.03)
        nn.init.zeros_(self.output.bias)

    def forward(self, values):
        hidden = torch.relu(self.second(torch.relu(self.first(values))))
        return (self.output(hidden) + self.direct(values)).squeeze(-1)

    def weights(self):
        """All weights in the order of net.cuh."""
        parts = [
            self.first.weight.t(),
            self.first.bias,
            self.second.weight.t(),
            self.second.bias,
            self.output.weight,
            self.direct.weight,
            self.output.bias,
        ]
        return torch.cat([part.reshape(-1) for part in parts]).detach().contiguous().float()


class Fit:
    """A net and its optimizer, which keeps its state from one generation to the next."""

    def __init__(self, net):
        self.net = net
        self.optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, fused=True)

    def step(self, inputs, targets, rate):
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        loss = ((self.net(inputs.float()) - targets) ** 2).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        return loss.detach()

    def run(self, sets, epochs, first_rate, last_rate, averaged=0.0):
        """Fits the net to sets of samples; the rate changes in a straight line.

        Returns the error in the last epoch, in points, and the weights, which are averaged over the last part
        of the steps; `averaged` is its share.
        """
        inputs, targets = joined(sets)
        count = len(targets)
        batches = count // BATCH
        steps = epochs * batches
        done = 0
        error = torch.zeros((), device="cuda")
        total, taken = None, 0
        for epoch in range(epochs):
            order = torch.randperm(count, device="cuda")
            for batch in range(batches):
                chosen = order[batch * BATCH : (batch + 1) * BATCH]
                rate = first_rate + (last_rate - first_rate) * done / steps
                loss = self.step(inputs[chosen], targets[chosen], rate)
                done += 1
                if epoch == epochs - 1:
                    error += loss
                if averaged and done > steps * (1 - averaged) and done % AVERAGED_STEPS == 0:
                    weights = self.net.weights()
                    total = weights if total is None else total + weights
                    taken += 1
        weights = self.net.weights() if total is None else total / taken
        return UNIT * math.sqrt(error.item() / batches), weights


def joined(sets):
    if len(sets) == 1:
        return sets[0]
    return torch.cat([inputs for inputs, _ in sets]), torch.cat([targets for _, targets in sets])
